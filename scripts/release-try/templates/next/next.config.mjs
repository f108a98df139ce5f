const toInsurer = (path) => ({ source: path, destination: `${process.env.INSURER}${path}` });

export default {
  turbopack: { root: import.meta.dirname },
  skipTrailingSlashRedirect: true,
  rewrites: async () => ['/api/:path*', '/auth/:path*', '/received/:path*'].map(toInsurer),
};
