import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { protocol } from 'electron'

/** Where both windows' pages live. No network is behind it: only files of the app itself. */
export const appOrigin = 'app://roundkeeper'

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Must run before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ])
}

/** Serves the built pages under the app's own origin, with a policy that lets in nothing from outside. */
export function serveAppScheme(root: string): void {
  protocol.handle('app', async (request) => {
    const url = new URL(request.url)
    const file = normalize(join(root, decodeURIComponent(url.pathname)))
    const contentType = contentTypes[extname(file)]
    if (url.host !== 'roundkeeper' || contentType === undefined || !file.startsWith(root + sep)) {
      return new Response('Not found', { status: 404 })
    }
    try {
      return new Response(await readFile(file), {
        headers: {
          'content-type': contentType,
          'content-security-policy': policy,
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        },
      })
    } catch {
      return new Response('Not found', { status: 404 })
    }
  })
}
