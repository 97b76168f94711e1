/** A label, and suffixes to distinguish it from equal ones, such as " (Deutsch)", " 5.1", preferred first. */
export interface HintedLabel {
  label: string
  hints: readonly string[]
}

/** Makes labels unique by the first hint that distinguishes them, else by a number. */
export function distinctLabels(entries: readonly HintedLabel[]): string[] {
  let labels = entries.map((entry) => entry.label)
  const most = Math.max(0, ...entries.map((entry) => entry.hints.length))
  for (let at = 0; at < most; at++) {
    const hintOf = (entry: HintedLabel | undefined) => entry?.hints[at] ?? ''
    labels = labels.map((label, here) => {
      const twins = entries.filter((_, there) => same(labels[there], label))
      const differ = twins.some((twin) => hintOf(twin) !== hintOf(twins[0]))
      return differ ? label + hintOf(entries[here]) : label
    })
  }
  return numbered(labels)
}

/** "English", "English 2": the first one keeps its label. */
function numbered(labels: readonly string[]): string[] {
  const taken = new Set(labels.map(fold))
  const seen = new Set<string>()
  return labels.map((label) => {
    if (!seen.has(fold(label))) {
      seen.add(fold(label))
      return label
    }
    let number = 2
    while (taken.has(fold(`${label} ${number}`))) number++
    taken.add(fold(`${label} ${number}`))
    return `${label} ${number}`
  })
}

const fold = (label: string) => label.toLowerCase()
const same = (one: string | undefined, other: string) => fold(one ?? '') === fold(other)
