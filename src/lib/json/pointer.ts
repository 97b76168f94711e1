/** A reference token of a JSON pointer, escaped, with its slash */
export const pointerToken = (key: string | number) =>
  typeof key === 'number' || !/[~/]/.test(key) ? `/${key}` : `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`

/** The unescaped reference tokens of a JSON pointer */
export function parsePointer(pointer: string): string[] {
  if (pointer === '') return []
  const parts = pointer.slice(1).split('/')
  return pointer.includes('~') ? parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')) : parts
}

/** The JSON pointer of a path */
export const formatPointer = (path: readonly (string | number)[]): string => path.map(pointerToken).join('')
