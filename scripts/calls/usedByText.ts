import type { UsedBy } from './call'

/** Formats `usedBy` as text, for the documentation and for notes of `npm run conformance`. */
export function usedByText({ every, kinds, modules, views, fields, signIn, other: besides }: UsedBy): string {
  const lists = [
    ['pages', kinds],
    ['modules', modules],
    ['views', views],
    ['config', fields],
  ] as const
  const parts = lists.flatMap(([what, words]) =>
    words ? [`${what} ${words.map((word) => `\`${word}\``).join(', ')}`] : [],
  )
  if (signIn) parts.push(signIn.length > 0 ? `sign-in by ${signIn.join(', ')}` : 'sign-in')
  return [...(every ? ['every site'] : []), ...parts, ...(besides ? [besides] : [])].join('; ')
}
