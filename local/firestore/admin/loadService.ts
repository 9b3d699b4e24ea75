import { readFileSync } from 'node:fs';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';

const SERVICE = 'google.firestore.v1.Firestore';

/** Reads the service's definition (a file as the Admin SDK holds it). */
export function loadService(file: string): ServiceDefinition {
  const definition = fromJSON(JSON.parse(readFileSync(file, 'utf8')), {
    longs: String,
    enums: String,
    bytes: String,
    json: true,
  })[SERVICE];
  if (definition === undefined || 'format' in definition)
    throw new Error(`${file} does not define ${SERVICE}.`);
  return definition;
}
