/** A label, and suffixes to distinguish it from equal ones, such as " (Deutsch)", " 5.1", preferred first. */
export interface HintedLabel {
  label: string
  hints: readonly string[]
}

/** Makes labels unique by the first hint that distinguishes them, else by a number. */
export function distinctLabels(entries: readonly HintedLabel[]): string[] {
  let labels = entries.map((entry) => entry.label)
  const maxHints = Math.max(0, ...entries.map((entry) => entry.hints.length))
  for (let at = 0; at < maxHints; at++) {
    const hintOf = (entry: HintedLabel | undefined) => entry?.hints[at] ?? ''
    labels = labels.map((label, here) => {
      const equal = entries.filter((_, there) => isSame(labels[there], label))
      const differ = equal.some((entry) => hintOf(entry) !== hintOf(equal[0]))
      return differ ? label + hintOf(entries[here]) : label
    })
  }
  return numberDuplicates(labels)
}

/** "English", "English 2": the first one keeps its label. */
function numberDuplicates(labels: readonly string[]): string[] {
  const used = new Set(labels.map(fold))
  const seen = new Set<string>()
  return labels.map((label) => {
    if (!seen.has(fold(label))) {
      seen.add(fold(label))
      return label
    }
    let number = 2
    while (used.has(fold(`${label} ${number}`))) number++
    used.add(fold(`${label} ${number}`))
    return `${label} ${number}`
  })
}

const fold = (label: string) => label.toLowerCase()
const isSame = (one: string | undefined, other: string) => fold(one ?? '') === fold(other)
