import { useMemo, useState } from 'react'
import { ModalDialog } from '../../dialogs/ModalDialog'
import type { InsertPlace } from '../../modules/moduleActions'
import { type ModuleGroup, moduleGroup, moduleTypeName } from '../../modules/moduleTypeLabels'
import { listModuleTypes } from '../../modules/newModule'
import { readPlacements } from '../../modules/placements'
import { ModuleThumbnail } from './ModuleThumbnail'
import { type ThumbnailPage, useModuleThumbnails } from './useModuleThumbnails'
import './addModule.scss'

interface Props {
  place: InsertPlace
  /** The document of the list. */
  data: unknown
  page: ThumbnailPage
  /** The first text of the search field. */
  search?: string
  onAdd: (type: string) => Promise<void>
  onClose: () => void
}

const MODULE_TYPES = listModuleTypes()
const GROUPS: readonly (ModuleGroup | undefined)[] = [undefined, 'Titles', 'Pictures', 'Text', 'Tools']

/** Chooses the type of a new module by what it looks like. */
export function AddModule({ place, data, page, search: firstSearch = '', onAdd, onClose }: Props) {
  const [search, setSearch] = useState(firstSearch)
  const [group, setGroup] = useState<ModuleGroup>()
  const [isAdding, setIsAdding] = useState(false)
  const { frame, thumbnails } = useModuleThumbnails(page, place.file, MODULE_TYPES)
  const before = useMemo(() => readPlacements(data)[place.after], [data, place.after])
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = MODULE_TYPES.filter(({ type, meaning }) => {
    const text = `${moduleTypeName(type)} ${type} ${meaning}`.toLowerCase()
    return (!group || moduleGroup(type) === group) && words.every((word) => text.includes(word))
  })
  return (
    <ModalDialog
      heading="Add a module"
      note={before ? `after ${before.name}` : 'as the first module'}
      isWide
      onClose={onClose}
    >
      <div className="mqp-pick__filters">
        <fieldset aria-label="Kind of module">
          {GROUPS.map((each) => (
            <button
              key={each ?? 'all'}
              type="button"
              className="mqp-chip"
              aria-pressed={each === group}
              onClick={() => setGroup(each)}
            >
              {each ?? `All ${MODULE_TYPES.length}`}
            </button>
          ))}
        </fieldset>
        <input
          type="search"
          // The dialog focuses it when it opens.
          ref={(input) => input?.setAttribute('autofocus', '')}
          className="mqp-field"
          aria-label="Search module types"
          placeholder="By name or by what it shows"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <p className="mqp-compose__hidden" role="status">
        {found.length} of {MODULE_TYPES.length} types
      </p>
      {found.length === 0 && <p className="mqp-note">No type matches “{search}”.</p>}
      <ul className="mqp-pick">
        {found.map(({ type, meaning }) => (
          <li key={type}>
            <button
              type="button"
              className="mqp-pick__item"
              aria-disabled={isAdding || undefined}
              onClick={async () => {
                if (isAdding) return
                setIsAdding(true)
                await onAdd(type)
              }}
            >
              <ModuleThumbnail type={type} documentHtml={thumbnails.get(type)} />
              <b>{moduleTypeName(type)}</b>
              <span className="mqp-note">{meaning}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mqp-note mqp-pick__foot">
        Each picture is the module itself, in your brand, with titles from your service.
      </p>
      {frame}
    </ModalDialog>
  )
}
