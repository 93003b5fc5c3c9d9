/**
 * What a Challenge Factor means, in words: four characters of that level have a real but even fight
 * (GH-CRE-CF-01). A guide, nothing is balanced by it.
 */
export function challengeWords(challenge: number, partySize: number, partyLevel: number | null): string {
  const level = Math.max(1, Math.round(challenge))
  const fair = `fair for 4 characters of level ${level}`
  if (partySize === 0 || partyLevel === null) return fair
  return `${fair}; here ${partySize} of level ${partyLevel}`
}
