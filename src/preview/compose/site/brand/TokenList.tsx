import { useState } from 'react'
import type { Brand } from './brand'
import type { BrandContrast } from './brandContrast'
import type { TokenGroup } from './brandTokens'
import { TokenRow } from './TokenRow'
import type { TokenActions } from './useTokenActions'

interface Props {
  group: TokenGroup
  brand: Brand
  /** The brand on disk. */
  before: Brand
  contrast: BrandContrast
  actions: TokenActions
  /** The token to show. */
  shown: { name: string; turn: number } | undefined
  /** Whether tokens that the brand does not set are hidden. */
  isOnlySet: boolean
  onOnlySet: (isOnlySet: boolean) => void
}

/** The tokens of a group. */
export function TokenList({ group, brand, before, contrast, actions, shown, isOnlySet, onOnlySet }: Props) {
  /** The token whose picker is open. */
  const [open, setOpen] = useState<string>()
  /** Tokens that are reset stay until another list is shown. */
  const [first] = useState(brand.tokens)
  const names = group.names.filter(
    (name) => !isOnlySet || brand.tokens.has(name) || first.has(name) || name === shown?.name,
  )
  return (
    <>
      <header className="mqp-brand__head">
        <h2 className="mqp-part__name">{group.label}</h2>
        <button type="button" className="mqp-chip" aria-pressed={isOnlySet} onClick={() => onOnlySet(!isOnlySet)}>
          Only what the brand sets
        </button>
      </header>
      {group.about && <p className="mqp-note">{group.about}</p>}
      {names.length === 0 && <p className="mqp-note">The brand sets none of these {group.names.length} tokens.</p>}
      <ul className="mqp-brand__tokens">
        {names.map((name) => (
          <TokenRow
            key={name}
            name={name}
            brand={brand}
            before={before}
            contrast={contrast}
            actions={actions}
            turn={name === shown?.name ? shown.turn : undefined}
            isOpen={open === name}
            onOpen={() => setOpen(open === name ? undefined : name)}
          />
        ))}
      </ul>
    </>
  )
}
