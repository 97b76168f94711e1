import { createRoot } from 'react-dom/client'
import { whenIdle } from '../lib/async/whenIdle'
import { serviceBase } from '../lib/url/serviceBase'
import { CONFIG_FILE } from '../site/load/loadConfig'
import type { SitePlan } from '../site/plan/plan'
import type { Problems } from '../site/validate/problem'
import { createPageViewport } from './bar/dock/pageViewport'
import { PreviewBar } from './bar/PreviewBar'
import { growResourceBuffer } from './explain/calls'
import { exposeFrameHandle, isFramed } from './frame/frame'
import { ApplyLiveEdits } from './live/ApplyLiveEdits'
import { createLiveEdits } from './live/liveEdits'
import { connectSiteChanges, SiteChangesContext } from './live/siteChanges'
import { checkContrast } from './problems/checkContrast'
import { checkFolder } from './problems/checkedProblems'
import { setFileStale } from './problems/lastGood'

/**
 * Starts the preview bar, in its own React root, and live editing. Not part of production builds.
 * @returns callbacks for the site, and a component to render inside it
 */
export function startPreview(problems: Problems) {
  growResourceBuffer()
  const base = serviceBase(document).replace(/api\/v1\/$/, 'site/')
  const edits = createLiveEdits(document, () => location.reload(), base)
  const preview = {
    /** @param stale true: the last valid config of this browser is shown */
    branded(plan: SitePlan, stale: boolean) {
      setFileStale(CONFIG_FILE, stale)
      checkContrast(document, plan, problems)
    },
    inside: <ApplyLiveEdits edits={edits} />,
  }
  if (isFramed()) {
    // The parent page has the controls, and notifies the frame of changes.
    exposeFrameHandle(edits, problems)
    return preview
  }
  const changes = connectSiteChanges()
  changes.subscribe((change) => void edits.apply(change).then(checkFolder))
  const element = document.body.appendChild(document.createElement('div'))
  createRoot(element).render(
    <SiteChangesContext value={changes}>
      <PreviewBar problems={problems} page={createPageViewport(window)} />
    </SiteChangesContext>,
  )
  whenIdle(checkFolder)
  return preview
}
