import type { Text } from '../../text/createText'

/**
 * A type of titles as the type filter words it: Movie is feature, Television is series (spec, section 2). Others that a
 * route offers by `filters` stand as they are written, with a capital.
 */
export function typeName(type: string, t: Text): string {
  if (type === 'feature') return t('movie')
  if (type === 'series') return t('television')
  return type.charAt(0).toUpperCase() + type.slice(1).replaceAll('-', ' ')
}
