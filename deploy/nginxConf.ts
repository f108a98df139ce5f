import { BASE_PATH } from '../apps/portal/src/platform/paths';
import { callHeaders, upstreamHeaders } from './securityHeaders';

/** The settings of one host. Every value is validated before. */
export interface NginxOptions {
  /** The folder of the rendered site. */
  out: string;
  /** The folder for the process id and temporary files, the only one that nginx writes to. */
  run: string;
  /** The port, or address and port, that nginx listens on. */
  listen: string;
  /** The origins of the site as browsers see them, all with the same scheme. */
  origins: string[];
  /** The origin of everything that is not the portal. */
  upstream?: string;
  /** Certificate and key, when nginx terminates TLS. */
  tls?: { certificate: string; key: string };
  /** The path prefix of the calls. */
  apiPath: string;
  /** The headers of the portal's own responses. */
  headers: Record<string, string>;
  log: string;
}

const MIME_TYPES = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'application/json': 'json',
  'image/svg+xml': 'svg',
  'font/woff2': 'woff2',
};

/** Headers about the way of a request, which a client could invent. */
const FROM_CLIENTS = [
  'Forwarded',
  'X-Forwarded-Port',
  'X-Forwarded-Prefix',
  'X-Forwarded-Server',
  'X-Real-IP',
];

/** Creates nginx's configuration for one host of the portal. */
export function nginxConf({ out, run, headers, log, ...options }: NginxOptions): string {
  const hosts = options.origins.map((origin) => new URL(origin));
  return String.raw`
worker_processes auto;
pid ${run}/nginx.pid;
# What goes wrong with single requests would be logged with their addresses.
error_log ${log === '/dev/stdout' ? '/dev/stderr' : log} crit;

events {
  worker_connections 1024;
}

http {
  types {
${Object.entries(MIME_TYPES)
  .map(([type, extension]) => `    ${type} ${extension};`)
  .join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/javascript text/plain;
  sendfile on;
  server_tokens off;
  absolute_redirect off;
  log_not_found off;
  # Files are small: each is sent whole, whichever encoding a client asks for.
  max_ranges 0;
  client_body_temp_path ${run}/body;
  proxy_temp_path ${run}/proxy;
  fastcgi_temp_path ${run}/fastcgi;
  uwsgi_temp_path ${run}/uwsgi;
  scgi_temp_path ${run}/scgi;

  # No addresses and no visitors: an address may contain a policy number.
  log_format anonymous '$time_iso8601 $request_method $status $body_bytes_sent $request_time';
  access_log ${log} anonymous;

  # Each file is in site/plain, and compressed in site/br and site/gzip. "q=0" means "not this one".
  map $http_accept_encoding $portal_variant {
    "~*(^|,)\s*br\s*(;\s*q=(?!0(\.0*)?\s*(,|$))[^,]*)?(,|$)" /br;
    "~*(^|,)\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*(,|$))[^,]*)?(,|$)" /gzip;
    default /plain;
  }
  # In these maps $uri is the file that nginx found.
  map "$status $uri" $portal_encoding {
    "~^200 /br/" br;
    "~^200 /gzip/" gzip;
    default "";
  }
  map $uri $portal_vary {
    "~^/(br|gzip|plain)/" Accept-Encoding;
    default "";
  }
  # Do not cache a missing file: another host may have it.
  map "$status $uri" $portal_cache {
    "~^(200|304) /(br|gzip|plain)${BASE_PATH}/assets/" "public, max-age=31536000, immutable";
    default no-store;
  }

  # The redirect of an address that nginx normalises to the portal's and browsers do not: escaped
  # letters, double slashes, dots. Copies only characters that need no escape.
  map "$request_uri $uri" $portal_canonical {
    "~^(${BASE_PATH}/[^? ]*)(\?[^ ]*)? \1\z" "";
    "~^[^ ]* ${BASE_PATH}\z" ${BASE_PATH}/;
    "~^[^ ]* (?<canonical>${BASE_PATH}/[A-Za-z0-9._~/-]*)\z" $canonical;
    "~^${BASE_PATH}/" "";
    "~^[^ ]* ${BASE_PATH}/" ${BASE_PATH}/;
    default "";
  }

  # The insurer gets the host as configured, whatever port or letters a client sends.
  map $host $portal_host {
${hosts.map(({ hostname, host }) => `    ${hostname} ${host};`).join('\n')}
  }

  # No add_header in the servers below: a single one would replace all of these.
  ${addHeaders(headers)}
  # Without "always": nginx writes the text of errors itself, uncompressed.
  add_header Content-Encoding $portal_encoding;

  # Requests for other hosts, such as health checks by address.
  server {
    ${listening(options, ' default_server')}
    location = /healthz {
      access_log off;
      return 204;
    }
    location / {
      return 421;
    }
  }

  server {
    ${listening(options)}
    server_name ${hosts.map(({ hostname }) => hostname).join(' ')};
    root ${out}/site;

    if ($portal_canonical) {
      return 301 $portal_canonical$is_args$args;
    }

    location = /healthz {
      access_log off;
      return 204;
    }

    location ^~ ${BASE_PATH}/assets/ {
      if ($request_method !~ ^(GET|HEAD)$) {
        return 405;
      }
      try_files $portal_variant$uri /plain$uri =404;
    }

    location = ${BASE_PATH}/config.json {
      try_files $portal_variant$uri /plain$uri =404;
    }

    # Every other address gets the page, and the portal chooses the route.
    location ^~ ${BASE_PATH}/ {
      if ($request_method !~ ^(GET|HEAD)$) {
        return 405;
      }
      try_files $portal_variant${BASE_PATH}/index.html /plain${BASE_PATH}/index.html =404;
    }

    ${upstreamLocations(options)}
  }
}
`.trimStart();
}

const listening = ({ listen, tls }: Pick<NginxOptions, 'listen' | 'tls'>, isDefault = '') =>
  tls
    ? `listen ${listen}${isDefault} ssl http2;
    ssl_certificate ${tls.certificate};
    ssl_certificate_key ${tls.key};
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:portal:10m;
    ssl_session_tickets off;`
    : `listen ${listen}${isDefault};`;

function upstreamLocations({
  upstream,
  apiPath,
  origins: [origin = ''],
}: Pick<NginxOptions, 'upstream' | 'apiPath' | 'origins'>): string {
  if (!upstream) return 'location / {\n      return 404;\n    }';
  const proxied = (path: string, headers: Record<string, string>) => `location ${path} {
      proxy_pass ${upstream};
      proxy_set_header Host $portal_host;
      proxy_set_header X-Forwarded-Host $portal_host;
      proxy_set_header X-Forwarded-Proto ${new URL(origin).protocol.slice(0, -1)};
      proxy_set_header X-Forwarded-For $remote_addr;
      ${FROM_CLIENTS.map((name) => `proxy_set_header ${name} "";`).join('\n      ')}
      error_page 502 503 504 @unavailable;
      ${hideHeaders(headers)}
      ${addHeaders(headers)}
    }`;
  return [
    proxied(`^~ ${apiPath}/api/`, callHeaders),
    proxied(`^~ ${apiPath}/auth/`, callHeaders),
    proxied('/', upstreamHeaders),
    // nginx's own response, with its own headers, when the upstream sends none.
    'location @unavailable {\n      return 502;\n    }',
  ].join('\n\n    ');
}

const addHeaders = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;`)
    .join('\n    ');

/** The headers that nginx sets replace those of the upstream. */
const hideHeaders = (headers: Record<string, string>) =>
  Object.keys(headers)
    .map((name) => `proxy_hide_header ${name};`)
    .join('\n      ');
