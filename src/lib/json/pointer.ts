/** One step of a JSON pointer, escaped. */
export const step = (key: string | number) =>
  typeof key === 'number' || !/[~/]/.test(key) ? `/${key}` : `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`

/** The steps of a JSON pointer, unescaped. */
export function stepsOf(pointer: string): string[] {
  if (pointer === '') return []
  const parts = pointer.slice(1).split('/')
  return pointer.includes('~') ? parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')) : parts
}
