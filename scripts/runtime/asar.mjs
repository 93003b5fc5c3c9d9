/**
 * Packs a few small text files into an asar archive, the form in which Electron looks for its default app.
 *
 * @param {Record<string, string>} files file name -> text
 * @returns {Buffer} the whole archive
 */
export function packAsar(files) {
  const bodies = []
  const entries = {}
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const body = Buffer.from(text)
    entries[name] = { size: body.length, offset: String(offset) }
    bodies.push(body)
    offset += body.length
  }
  const json = Buffer.from(JSON.stringify({ files: entries }))
  const padded = Math.ceil(json.length / 4) * 4
  // Two Chromium pickles: one holds the size of the header, the other the header as a string.
  const head = Buffer.alloc(16 + padded)
  head.writeUInt32LE(4, 0)
  head.writeUInt32LE(padded + 8, 4)
  head.writeUInt32LE(padded + 4, 8)
  head.writeUInt32LE(json.length, 12)
  json.copy(head, 16)
  return Buffer.concat([head, ...bodies])
}
