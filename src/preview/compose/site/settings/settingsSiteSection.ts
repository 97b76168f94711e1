import { lazyComponent } from '../../lazyComponent'
import type { SiteSection } from '../siteSection'

export const SETTINGS_SITE_SECTION: SiteSection = {
  name: 'settings',
  label: 'Settings',
  List: lazyComponent(async () => (await import('./SettingsList')).SettingsList),
  Panel: lazyComponent(async () => (await import('./SettingsPanel')).SettingsPanel),
}
