import { lazy, Suspense } from 'react'
import { errorMessage } from '../../../../lib/errorMessage'
import type { SectionProps, SiteSection } from '../siteSection'

// The texts and their translations are large, so they are loaded when the section is opened.
const List = lazy(async () => ({ default: (await import('./TextsList')).TextsList }))
const Panel = lazy(async () => ({ default: (await import('./TextsPanel')).TextsPanel }))

const Loading = () => <p className="mqp-note mqp-texts__loading">Loading the texts …</p>

export const textsSection: SiteSection = {
  name: 'texts',
  label: 'Texts',
  List: (props: SectionProps) => (
    <Suspense fallback={<Loading />}>
      <List {...props} />
    </Suspense>
  ),
  Panel: (props: SectionProps) => (
    <Suspense fallback={<Loading />}>
      <Panel {...props} />
    </Suspense>
  ),
  async onPress(element, props) {
    try {
      const { openPressedText } = await import('./openPressedText')
      await openPressedText(element, props)
    } catch (error) {
      props.actions.say(`The texts could not be loaded. ${errorMessage(error)}`)
    }
  },
}
