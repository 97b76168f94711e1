import { lazyComponent } from '../../lazyComponent'
import type { SiteSection } from '../siteSection'

export const settingsSection: SiteSection = {
  name: 'settings',
  label: 'Settings',
  List: lazyComponent(async () => (await import('./SettingsList')).SettingsList),
  Panel: lazyComponent(async () => (await import('./SettingsPanel')).SettingsPanel),
}
