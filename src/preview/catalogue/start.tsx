import { createRoot } from 'react-dom/client'
import { CATALOGUE_PATH } from './address'
import { CatalogueIndex } from './CatalogueIndex'
import { EntryPage } from './EntryPage'
import { entryOf } from './entries'
import '../bar/ground.scss'
import '../bar/controls.scss'
import './catalogue.scss'

const [group, name] = location.pathname.slice(CATALOGUE_PATH.length).split('/').filter(Boolean)
const entry = entryOf(group, name)
if (entry) document.title = `${entry.name} · Catalogue`
const root = document.getElementById('catalogue') ?? document.body
createRoot(root).render(
  <div className="mqp mqc">{entry ? <EntryPage entry={entry} /> : <CatalogueIndex missing={name} />}</div>,
)
