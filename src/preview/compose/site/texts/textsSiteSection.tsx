import { errorMessage } from '../../../../lib/errorMessage'
import { lazyComponent } from '../../lazyComponent'
import type { SiteSection } from '../siteSection'

// The texts and their translations are large, so they are loaded when the section is opened.
const LOADING = <p className="mqp-note mqp-texts__loading">Loading the texts …</p>

export const TEXTS_SITE_SECTION: SiteSection = {
  name: 'texts',
  label: 'Texts',
  List: lazyComponent(async () => (await import('./TextsList')).TextsList, LOADING),
  Panel: lazyComponent(async () => (await import('./TextsPanel')).TextsPanel, LOADING),
  async onPress(element, props) {
    try {
      const { openPressedText } = await import('./openPressedText')
      await openPressedText(element, props)
    } catch (error) {
      props.actions.say(`The texts could not be loaded. ${errorMessage(error)}`)
    }
  },
}
