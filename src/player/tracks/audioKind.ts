/** What an audio track is for: the words of the HTML standard. */
export type AudioKind = 'main' | 'alternative' | 'main-desc' | 'commentary'

interface Purpose {
  roles: readonly string[]
  accessibilityPurpose?: string | null
}

/** Sound with what is seen told, sound of people who talk about the film, or neither. */
export function specialKind({ roles, accessibilityPurpose }: Purpose): 'main-desc' | 'commentary' | undefined {
  const has = (...words: string[]) => words.some((word) => roles.includes(word))
  if (accessibilityPurpose === 'visually impaired') return 'main-desc'
  if (has('description', 'main-desc', 'public.accessibility.describes-video')) return 'main-desc'
  return has('commentary') ? 'commentary' : undefined
}
