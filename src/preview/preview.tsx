import { createRoot } from 'react-dom/client'
import type { ChangedFixture } from '../../fixtures/service/previewChoices'
import { whenIdle } from '../lib/whenIdle'
import { CONFIG_FILE } from '../site/load/loadConfig'
import type { SitePlan } from '../site/plan/plan'
import type { Problems } from '../site/validate/problem'
import { createTrueWidth } from './bar/dock/trueWidth'
import { PreviewBar } from './bar/PreviewBar'
import { keepCalls } from './explain/calls'
import { isFramed, startFrame } from './frame/frame'
import { LiveSite } from './live/LiveSite'
import { createLiveEdits } from './live/liveEdits'
import { checkContrast } from './problems/checkContrast'
import { checkFolder } from './problems/checkedProblems'
import { showsLastGood } from './problems/lastGood'

/**
 * Starts what only preview has: the bar, in a root of its own, and live editing. No byte of it is in a production build.
 * @returns what the site takes in: whom it tells that its config is read and its brand is on, and a part that stands
 * inside it
 */
export function startPreview(problems: Problems) {
  keepCalls()
  const edits = createLiveEdits(document, () => location.reload())
  const preview = {
    /** @param stale true: the last good config of this browser stands in */
    branded(plan: SitePlan, stale: boolean) {
      showsLastGood(CONFIG_FILE, stale)
      checkContrast(document, plan, problems)
    },
    inside: <LiveSite edits={edits} />,
  }
  if (isFramed()) {
    // The page around it has the controls, and says when what it shows has changed.
    startFrame(() => edits.take({ site: undefined, path: 'modules' }), problems)
    return preview
  }
  import.meta.hot?.on('marquee:fixture', (change: ChangedFixture) => void edits.take(change).then(checkFolder))
  const element = document.body.appendChild(document.createElement('div'))
  createRoot(element).render(<PreviewBar problems={problems} page={createTrueWidth(window)} />)
  whenIdle(checkFolder)
  return preview
}
