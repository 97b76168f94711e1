import { createRoot } from 'react-dom/client'
import { whenIdle } from '../../lib/async/whenIdle'
import { errorMessage } from '../../lib/errorMessage'
import { readWorld } from '../bar/world'
import { connectSiteChanges, SiteChangesContext } from '../live/siteChanges'
import { fieldRules } from '../schemas/siteRules'
import { parseComposePage } from './address'
import { Compose } from './Compose'
import { holdDraftLock } from './draft/draftLock'
import { createDraftRules } from './draft/draftRules'
import { draftStorage } from './draft/draftStorage'
import { openDraft } from './draft/draftStore'
import { isEditablePath, openSiteFolder } from './draft/siteFolder'
import { PanelBoundary } from './PanelBoundary'
import { openPictureFolder, PictureFolderContext } from './pick/pictures/pictureFolder'
import '../bar/ground.scss'
import '../bar/controls.scss'
import '../bar/panel.scss'
import './compose.scss'

const changes = connectSiteChanges()

const root = createRoot(document.getElementById('compose') ?? document.body)
const show = (content: React.ReactNode) =>
  root.render(
    <SiteChangesContext value={changes}>
      <div className="mqp mqp-page">{content}</div>
    </SiteChangesContext>,
  )

/** A message instead of the editor, with what can be done. */
const showNotice = (heading: string, message: React.ReactNode, action: string, onAction: () => void) =>
  show(
    <main className="mqp-page__failed">
      <h1>{heading}</h1>
      <p className="mqp-note">{message}</p>
      <button type="button" className="mqp-chip mqp-chip--save" onClick={onAction}>
        {action}
      </button>
    </main>,
  )

/** @param steal takes the draft over from another tab */
async function start(steal = false) {
  show(<p className="mqp-note">Loading the site’s documents …</p>)
  try {
    const world = await readWorld()
    const folder = openSiteFolder(world.site)
    const name = `marquee-draft ${await folder.id()}`
    const lost = new AbortController()
    const onLost = () => {
      lost.abort()
      showNotice(
        `${world.site} is now edited in another tab`,
        'That tab took over the unsaved changes. If you take over, the changes move back to this tab.',
        'Take over',
        () => start(true),
      )
    }
    if (!(await holdDraftLock(name, { steal, onLost }))) {
      showNotice(
        `${world.site} is edited in another tab`,
        'Only one tab can edit a site. If you take over, the unsaved changes of the other tab move to this tab.',
        'Take over',
        () => start(true),
      )
      return
    }
    const rules = createDraftRules(
      { fields: fieldRules },
      async () => (await import('./site/brand/editBrandToken')).editBrandToken,
    )
    const draft = await openDraft(folder, draftStorage(name), rules)
    if (lost.signal.aborted) return
    const unsubscribe = changes.subscribe((change) => {
      // A server that restarts does not answer; the next change or save reads the file again.
      if (change.site === world.site && isEditablePath(change.path)) draft.refresh(change.path).catch(() => {})
    })
    lost.signal.addEventListener('abort', () => {
      draft.close()
      unsubscribe()
    })
    document.title = `${world.site} · Compose`
    show(
      <PictureFolderContext value={openPictureFolder(world.site)}>
        <PanelBoundary>
          <Compose
            draft={draft}
            site={world.site}
            firstPage={parseComposePage(location.search)}
            connection={changes.isConnected}
          />
        </PanelBoundary>
      </PictureFolderContext>,
    )
    // Code that changes need: the code for style sheets, and what appears while the user types.
    whenIdle(
      () =>
        void Promise.allSettled([
          rules.load(),
          import('./canvas/text/TextBar'),
          import('./canvas/TokenPaint'),
          import('./site/pages/NoModules'),
        ]),
    )
  } catch (error) {
    showNotice(
      'The site’s documents could not be loaded',
      <>{errorMessage(error)} Check that the development server is running.</>,
      'Try again',
      () => start(steal),
    )
  }
}

start()
