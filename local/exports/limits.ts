export { displayNameSchema, photoUrlSchema } from '../auth/parseBody.ts';
export { LIMITS as FIRESTORE_LIMITS } from '../firestore/limits.ts';
export { MAX_DEPTH as MAX_JSON_DEPTH } from '../http/parseJson.ts';
export { MAX_ENVELOPE_BYTES, MAX_METADATA_BYTES } from '../storage/limits.ts';
export { MAX_NAME_BYTES } from '../storage/objectName.ts';
