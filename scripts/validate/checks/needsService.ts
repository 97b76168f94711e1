import { withoutService } from '../../export/links/withoutService'
import type { SiteCheck } from '../site/site'

/** With `--export`: reports features that a static export does not support. */
export const checkNeedsService: SiteCheck = ({ config, forExport }) =>
  config && forExport
    ? withoutService(config.raw).omitted.map(({ pointer, message }) => ({
        severity: 'warning',
        rule: 'export/needs-service',
        file: config.file,
        pointer,
        message,
      }))
    : []
