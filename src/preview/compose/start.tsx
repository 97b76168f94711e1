import { createRoot } from 'react-dom/client'
import { errorMessage } from '../../lib/errorMessage'
import { readWorld } from '../bar/world'
import { fieldRules } from '../schemas/siteRules'
import { pageIn } from './address'
import { Compose } from './Compose'
import { draftStorage } from './draft/draftStorage'
import { openDraft } from './draft/draftStore'
import { siteFolder } from './draft/siteFolder'
import '../bar/ground.scss'
import '../bar/controls.scss'
import './compose.scss'

const root = createRoot(document.getElementById('compose') ?? document.body)
const show = (content: React.ReactNode) => root.render(<div className="mqp mqp-page">{content}</div>)

async function start() {
  show(<p className="mqp-note">Loading the site’s documents …</p>)
  try {
    const world = await readWorld()
    const draft = await openDraft(siteFolder, draftStorage(world.folder ?? world.site), { fields: fieldRules })
    import.meta.hot?.on('marquee:fixture', (change: { site?: string; path: string }) => {
      if (change.site === world.site) draft.refresh(change.path)
    })
    document.title = `${world.site} · Compose`
    show(<Compose draft={draft} world={world} firstPage={pageIn(location.search)} />)
  } catch (error) {
    show(
      <div className="mqp-page__failed">
        <p className="mqp-note mqp-note--bad">
          The site’s documents could not be loaded: {errorMessage(error)} Start the site with <code>npm start</code>.
        </p>
        <button type="button" className="mqp-chip" onClick={start}>
          Try again
        </button>
      </div>,
    )
  }
}

start()
