import type { Brand } from './brand'
import { TOKEN_GROUPS, type TokenGroup } from './brandTokens'

/** What the section shows at the right. */
export type BrandEntry =
  | { kind: 'group'; key: string; group: TokenGroup }
  | { kind: 'contrast'; key: string }
  /** What a style sheet contains. */
  | { kind: 'sheet'; key: string; file: string }
  /** A style sheet that is not a document of the site. */
  | { kind: 'other'; key: string; address: string }

export const CONTRAST_KEY = 'contrast'

export const brandEntries = ({ sheets, others }: Brand): BrandEntry[] => [
  ...TOKEN_GROUPS.map((group) => ({ kind: 'group' as const, key: group.label, group })),
  { kind: 'contrast', key: CONTRAST_KEY },
  ...sheets.map(({ file }) => ({ kind: 'sheet' as const, key: `sheet ${file}`, file })),
  ...others.map((address) => ({ kind: 'other' as const, key: `other ${address}`, address })),
]

/** The chosen entry; without one the first. */
export const chosenEntry = (entries: readonly BrandEntry[], chosenKey: string | undefined): BrandEntry | undefined =>
  entries.find(({ key }) => key === chosenKey) ?? entries[0]
