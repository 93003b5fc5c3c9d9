/** What a text says; undefined = it cannot be read yet. */
export type Reading<T> = T | undefined
