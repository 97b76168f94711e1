import { createRoot } from 'react-dom/client'
import type { ChangedFixture } from '../../fixtures/service/host/changedFixture'
import type { Problems } from '../site/validate/problem'
import { PreviewBar } from './bar/PreviewBar'
import { LaterPage } from './LaterPage'
import { LiveSite } from './live/LiveSite'
import { createLiveEdits } from './live/liveEdits'
import { checkContrast } from './problems/checkContrast'
import { checkConfig } from './problems/checkFiles'

/**
 * Starts what only preview has: the bar, in a root of its own, and live editing. No byte of it is in a production build.
 * @returns what the site takes in: the page of kinds that come later, the check of a brand's colours, and a part that
 *   stands inside it
 */
export function startPreview(problems: Problems) {
  const edits = createLiveEdits(document, () => location.reload())
  import.meta.hot?.on('marquee:fixture', (change: ChangedFixture) => void edits.take(change))
  const element = document.body.appendChild(document.createElement('div'))
  checkConfig(problems)
  createRoot(element).render(<PreviewBar problems={problems} />)
  return { LaterPage, checkContrast, inside: <LiveSite edits={edits} /> }
}
