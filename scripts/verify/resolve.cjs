// How dependency-cruiser resolves "@/": by tsconfig's paths it would take the package inngest for our folder of that name.
const { join } = require("node:path");

module.exports = { resolve: { alias: { "@": join(__dirname, "..", "..") } } };
