const here = import.meta.dirname;

export default {
  // The folder lies inside of another repository, whose packages are not its own.
  turbopack: { root: here },
  outputFileTracingRoot: here,
  serverExternalPackages: ["world-atlas"],
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true },
};
