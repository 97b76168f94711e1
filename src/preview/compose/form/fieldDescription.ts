import type { FormField } from './formGroups'
import { initialValueOf } from './inputs/choiceLabels'

/** The description of a field, without what its label and its control say. */
export function fieldDescription(field: FormField, label: string): string {
  const { schema, control } = field
  const { description = '' } = schema
  const text = description.startsWith(`${label}. `) ? description.slice(label.length + 2) : description
  if (control.as === 'switch') return switchMeaning(text)
  if (control.as !== 'choice') return text
  // The meaning of the chosen word is shown.
  if (field.value === undefined && initialValueOf(schema, control.choices) === undefined) return text
  const meanings = control.choices.flatMap(({ value, meaning }) =>
    meaning ? [`${value}: ${meaning}`.toLowerCase()] : [],
  )
  return meanings.every((meaning) => text.toLowerCase().includes(meaning))
    ? text
        .split('. ')
        .filter((sentence) => !meanings.includes(`${sentence.replace(/\.$/, '')}.`.toLowerCase()))
        .join('. ')
    : text
}

/** `true: …` in the words of a switch. */
const switchMeaning = (description: string) =>
  description
    .replace(/^true: /, 'On: ')
    .replace(/^false: /, 'Off: ')
    .replace(/Default (true|false)\.$/, (_, value) => `Default: ${value === 'true' ? 'on' : 'off'}.`)
