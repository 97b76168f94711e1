import { loaded } from '../../loaded'
import type { SiteSection } from '../siteSection'

export const settingsSection: SiteSection = {
  name: 'settings',
  label: 'Settings',
  List: loaded(async () => (await import('./SettingsList')).SettingsList),
  Panel: loaded(async () => (await import('./SettingsPanel')).SettingsPanel),
}
