export * from './cast'
export * from './orders'
export * from './reading'
export * from './scenario'
