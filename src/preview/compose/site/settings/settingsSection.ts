import type { SiteSection } from '../siteSection'
import { SettingsList } from './SettingsList'

export const settingsSection: SiteSection = { name: 'settings', label: 'Settings', List: SettingsList }
