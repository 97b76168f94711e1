import { use, useMemo, useState } from 'react'
import type { SectionProps } from '../siteSection'
import { readBrand } from './brand'
import { brandEntries, chosenEntry } from './brandEntries'
import { ContrastList } from './ContrastList'
import { SheetPanel } from './SheetPanel'
import { TokenList } from './TokenList'
import { useBrand } from './useBrand'
import { useTokenActions } from './useTokenActions'
import './brand.scss'

interface Props extends SectionProps {
  /** The panel is shown when they are loaded: then changes of tokens work. */
  rules: Promise<unknown>
}

/** The chosen group of tokens, the contrast of colours, or a style sheet. */
export function BrandPanel({ files, saved, actions, chosenKey, token, pagePath, rules }: Props) {
  use(rules)
  const { brand, contrast } = useBrand(files)
  const before = useMemo(() => readBrand(saved), [saved])
  const [isOnlySet, setIsOnlySet] = useState(false)
  const tokenActions = useTokenActions(files, actions)
  const entry = chosenEntry(brandEntries(brand), chosenKey)
  const hasPairs =
    entry?.kind === 'group' &&
    entry.group.names.some((name) => contrast.pairs.some(({ front, back }) => front === name || back === name))
  return (
    <section className="mqp-part" aria-label="Brand">
      {entry?.kind === 'group' && (
        <TokenList
          key={entry.key}
          group={entry.group}
          brand={brand}
          before={before}
          contrast={contrast}
          actions={tokenActions}
          shown={token}
          isOnlySet={isOnlySet}
          onOnlySet={setIsOnlySet}
        />
      )}
      {(entry?.kind === 'contrast' || hasPairs) && (
        <ContrastList brand={brand} contrast={contrast} actions={tokenActions} />
      )}
      {(entry?.kind === 'sheet' || entry?.kind === 'other') && (
        <SheetPanel entry={entry} files={files} pagePath={pagePath} />
      )}
    </section>
  )
}
