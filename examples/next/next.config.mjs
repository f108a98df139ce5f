const insurer = process.env.INSURER ?? 'http://localhost:4300';
const toInsurer = (path) => ({ source: path, destination: insurer + path });

export default {
  turbopack: { root: import.meta.dirname },
  rewrites: async () => ['/api/:path*', '/auth/:path*', '/feedback'].map(toInsurer),
};
