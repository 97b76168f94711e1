import { useState } from 'react'
import { formatCount } from '../../../bar/world'
import { selectionOf } from '../../draft/siteData'
import { labelOf } from '../../form/labels'
import { SectionList } from '../SectionList'
import type { SectionProps } from '../siteSection'
import {
  addLayoutOperation,
  createLayoutsOperations,
  DEFAULT_TYPE,
  readLayouts,
  removeLayoutOperation,
  typesWithoutLayout,
} from './layouts'
import { layoutsFile } from './layoutsFile'
import { type LayoutChoice, PreviewTitles } from './PreviewTitles'
import './titlePages.scss'

/** The layouts of title pages, and titles to see them with. */
export function TitlePagesList(props: SectionProps) {
  const { files, saved, actions, selection, located, pagePath } = props
  const [choice, setChoice] = useState<LayoutChoice>()
  const file = layoutsFile(files)
  if (file === undefined)
    return (
      <div className="mqp-titlepages">
        <p className="mqp-note">
          Title pages use built-in layouts. Copy them to the site to choose the parts of the heading and the views.
        </p>
        <button
          type="button"
          className="mqp-chip"
          onClick={() => actions.perform('Copy the layouts of title pages to the site', createLayoutsOperations(files))}
        >
          Change the layouts
        </button>
      </div>
    )
  const layouts = readLayouts(files, saved, file)
  const [root, type] = selection?.file === file ? (located?.path ?? []) : []
  const chosen = layouts.find((layout) => root === 'data' && layout.type === type)
  const select = (next: string) => {
    actions.select(selectionOf(files, file, ['data', next]))
    setChoice({ type: next, pagePath })
  }
  return (
    <>
      <SectionList
        label="Layouts"
        entries={layouts.map(({ type, label, views, isChanged }) => ({
          key: type,
          label,
          fact: formatCount(views, 'view'),
          isChanged,
        }))}
        chosenKey={chosen?.type}
        onChoose={select}
      />
      <div className="mqp-titlepages">
        {chosen && chosen.type !== DEFAULT_TYPE && (
          <button
            type="button"
            className="mqp-chip"
            onClick={() => {
              if (actions.perform(`Remove the layout of ${chosen.label}`, [removeLayoutOperation(file, chosen.type)]))
                actions.select(undefined)
            }}
          >
            Remove the layout of {chosen.label}
          </button>
        )}
        <AddLayout
          types={typesWithoutLayout(layouts)}
          onAdd={(next) => {
            if (!actions.perform(`Add a layout of ${labelOf(next)}`, [addLayoutOperation(files, file, next)])) return
            actions.select({ file, at: ['data', next] })
            setChoice({ type: next, pagePath })
          }}
        />
      </div>
      {chosen && (
        <PreviewTitles
          key={chosen.type}
          layouts={layouts}
          layout={chosen}
          choice={choice?.type === chosen.type ? choice : undefined}
          onShown={() => setChoice(undefined)}
          {...props}
        />
      )}
    </>
  )
}

function AddLayout({ types, onAdd }: { types: readonly string[]; onAdd: (type: string) => void }) {
  const [typed, setTyped] = useState('')
  const type = types.find((each) => each === typed) ?? types[0]
  if (type === undefined) return null
  return (
    <p className="mqp-line">
      <select
        className="mqp-field"
        aria-label="Type of the new layout"
        value={type}
        onChange={({ target }) => setTyped(target.value)}
      >
        {types.map((each) => (
          <option key={each} value={each}>
            {labelOf(each)}
          </option>
        ))}
      </select>
      <button type="button" className="mqp-chip" onClick={() => onAdd(type)}>
        Add a layout
      </button>
    </p>
  )
}
