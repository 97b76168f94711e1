import type { Users } from './call'

/** Which words of a site make it ask, as people read it. */
export function usersText({ every, kinds, modules, views, fields, signIn, besides }: Users): string {
  const lists = [
    ['pages', kinds],
    ['modules', modules],
    ['views', views],
    ['config', fields],
  ] as const
  const parts = lists.flatMap(([what, words]) =>
    words ? [`${what} ${words.map((word) => `\`${word}\``).join(', ')}`] : [],
  )
  if (signIn) parts.push(signIn.length > 0 ? `signing in by ${signIn.join(', ')}` : 'signing in')
  return [...(every ? ['every site'] : []), ...parts, ...(besides ? [besides] : [])].join('; ')
}
