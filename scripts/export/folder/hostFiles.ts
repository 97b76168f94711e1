import { securityHeaders } from '../../../src/ssr/headers/securityHeaders'

/** Built files carry a hash in their names, pictures change with their names; all else is asked for again each time. */
const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

/**
 * The headers of an exported site. Its policy stands in each page, for hosts that send none; what only a header can say is
 * who may frame it.
 */
const HEADERS = { ...securityHeaders(), 'Content-Security-Policy': "frame-ancestors 'self'" }

/** `_headers`, which Netlify and Cloudflare Pages read. */
export function headersFile(): string {
  const lines = Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}`)
  return [
    ...['/*', ...lines, '  Cache-Control: no-cache', ''],
    ...['/assets/*', '  ! Cache-Control', `  Cache-Control: ${FOREVER}`, ''],
    ...['/media/*', '  ! Cache-Control', `  Cache-Control: ${A_DAY}`, ''],
  ].join('\n')
}

/**
 * A server of nginx.
 * @param name host that visitors see
 * @param folder of the export
 */
export function nginxFile(name: string, folder: string): string {
  return `# Made by "npm run export". Goes into the http context, as /etc/nginx/conf.d/${name}.conf. Put TLS before it or into it.
map $uri $marquee_cache {
  ~^/assets/  "${FOREVER}";
  ~^/media/   "${A_DAY}";
  default     "no-cache";
}

server {
  listen 80;
  server_name ${name};
  server_tokens off;
  root "${folder}";

${Object.entries(HEADERS)
  .map(([header, value]) => `  add_header ${header} "${value}" always;`)
  .join('\n')}
  add_header Cache-Control $marquee_cache;

  gzip on;
  gzip_comp_level 6;
  gzip_min_length 1024;
  gzip_vary on;
  gzip_types text/css text/javascript text/plain text/vtt application/javascript application/json image/svg+xml;

  # Each page is the first file of its folder; an address that nothing was written for is answered by the site itself.
  error_page 404 /404.html;
  location / {
    try_files $uri $uri/index.html =404;
  }

  # Files with a dot in front are nobody's business.
  location ~ /\\.(?!well-known/) {
    return 404;
  }
}
`
}

/** A site of Caddy. Only a file that is there may be kept: one that comes a moment after its page would be missed for a year. */
export function caddyFile(name: string, folder: string): string {
  return `# Made by "npm run export".
${name} {
\troot * "${folder}"
\tencode zstd gzip
\theader {
${Object.entries(HEADERS)
  .map(([header, value]) => `\t\t${header} "${value}"`)
  .join('\n')}
\t\t?Cache-Control no-cache
\t}
\t@built {
\t\tpath /assets/*
\t\tfile
\t}
\theader @built Cache-Control "${FOREVER}"
\t@media {
\t\tpath /media/*
\t\tfile
\t}
\theader @media Cache-Control "${A_DAY}"
\t@hidden {
\t\tpath */.*
\t\tnot path /.well-known/*
\t}
\terror @hidden 404
\ttry_files {path} {path}/index.html
\tfile_server
\thandle_errors {
\t\theader Cache-Control no-cache
\t\trewrite * /404.html
\t\tfile_server
\t}
}
`
}
