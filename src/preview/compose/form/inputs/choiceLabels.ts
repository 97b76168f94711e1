import type { Schema } from '../../../../tools/schemas/schema'
import type { Choice } from '../fieldControl'

/** The choice that is used if the field is not set. Some schemas have it in the description only: "Default full." */
export function initialValueOf(
  { default: initial, description = '' }: Schema,
  choices: readonly Choice[],
): string | undefined {
  const value = typeof initial === 'string' ? initial : /\bDefault:? ([\w-]+)\.$/.exec(description)?.[1]
  return choices.some((choice) => choice.value === value) ? value : undefined
}

/** The ratio of a choice that is a shape: its meaning is "21:9.". */
export const ratioOf = ({ meaning }: Choice): string | undefined => /^(\d+:\d+)\.$/.exec(meaning ?? '')?.[1]

/** For buttons: `_blank` is "Blank". Codes, such as those of languages, stay. */
export function buttonLabelOf({ value }: Choice): string {
  if (!/^[a-z_]{3,}$/.test(value)) return value
  const words = value.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** For menus, which have room for the start of the meaning: "A page of modules". */
export const menuLabelOf = (choice: Choice): string =>
  /^[^.:(]*/.exec(choice.meaning ?? '')?.[0].trim() || buttonLabelOf(choice)
