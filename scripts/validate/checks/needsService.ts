import { withoutService } from '../../export/links/withoutService'
import type { SiteCheck } from '../site/site'

/** What of a site an export leaves out: asked for by `--export` only, for with a service nothing of it is wrong. */
export const needsService: SiteCheck = ({ config, forExport }) =>
  config && forExport
    ? withoutService(config.raw).left.map(({ pointer, message }) => ({
        severity: 'warning',
        file: config.file,
        pointer,
        message,
      }))
    : []
