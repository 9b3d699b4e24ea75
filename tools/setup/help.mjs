/** The output of `npm start -- --help`. */
export const HELP = `Installs, builds and serves the app.

  npm start               for this machine alone, on http://localhost:4173
  npm start -- --lan      for a classroom: prints the address for the other machines
  npm run dev             for working on the sources

  PORT=4174               another port; 0 takes any that is free
  DATA_DIR=<folder>       where everything is kept (.data)
  LOG=file|stdout|off     where requests are logged
  PICTURE_PAUSE=15        milliseconds between two pictures drawn ahead; 0 is for tests
  LAN_HOST, LAN_NAMES     with --lan: the address that is told, and further names of this machine

Ctrl+C stops it; the data stays.`;
