import { useMemo } from 'react'
import { SectionList } from '../SectionList'
import type { SectionProps } from '../siteSection'
import { readBrand } from './brand'
import { type BrandEntry, brandEntries, CONTRAST_KEY, chosenEntry } from './brandEntries'
import { useBrand } from './useBrand'
import './brand.scss'

/** The groups of tokens, the contrast of colours, and the style sheets. */
export function BrandList({ files, saved, chosenKey, onChoose }: SectionProps) {
  const { brand, contrast } = useBrand(files)
  const before = useMemo(() => readBrand(saved), [saved])
  const passing = contrast.pairs.filter(({ passes }) => passes).length
  const failing = contrast.pairs.length - passing
  const entries = brandEntries(brand)
  const labelOf = (entry: BrandEntry) => {
    if (entry.kind === 'group') return { label: entry.group.label, fact: entry.group.names.length }
    if (entry.kind === 'contrast') return { label: 'Contrast', fact: `${passing} of ${contrast.pairs.length}` }
    return { label: entry.kind === 'sheet' ? entry.file : entry.address, fact: 'CSS' }
  }
  const isChanged = (entry: BrandEntry) =>
    entry.kind === 'group'
      ? entry.group.names.some((name) => brand.tokens.get(name)?.value !== before.tokens.get(name)?.value)
      : entry.kind === 'sheet' && files.get(entry.file) !== saved.get(entry.file)
  return (
    <>
      <SectionList
        label="Brand"
        entries={entries.map((entry) => ({ key: entry.key, ...labelOf(entry), isChanged: isChanged(entry) }))}
        chosenKey={chosenEntry(entries, chosenKey)?.key}
        onChoose={onChoose}
      />
      {failing > 0 && (
        <button type="button" className="mqp-brand__warning" onClick={() => onChoose(CONTRAST_KEY)}>
          <strong>
            {failing} {failing === 1 ? 'pair' : 'pairs'} of colours
          </strong>{' '}
          {failing === 1 ? 'is' : 'are'} hard to read. Show {failing === 1 ? 'it' : 'them'}.
        </button>
      )}
    </>
  )
}
