#!/bin/sh
# Makes the site from the mounted configuration, and serves it. PORTAL_UPSTREAM answers what is not the portal.
set -eu
site=/srv/portal/current
node /usr/share/portal/deploy/renderSite.mjs \
  --dist /usr/share/portal/dist \
  --config "${PORTAL_CONFIG:-/etc/portal/config.json}" \
  --listen "$PORTAL_LISTEN" \
  --out "$site" \
  ${PORTAL_UPSTREAM:+--upstream "$PORTAL_UPSTREAM"}
exec nginx -c "$site/nginx.conf" -g 'daemon off;'
