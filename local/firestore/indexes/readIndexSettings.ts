import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { StartError } from '../../StartError.ts';
import { type IndexSettings, indexSettingsSchema } from './IndexSettings.ts';

/** Reads `firestore.indexes.json`. @throws StartError that names the file and the place of the fault */
export function readIndexSettings(file: string): IndexSettings {
  const parsed = v.safeParse(indexSettingsSchema, readJsonFile(file), { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new StartError(`${file} is not valid at "${v.getDotPath(issue) ?? ''}": ${issue.message}`);
}

function readJsonFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
