import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

const walks = readFileSync('docs/architecture.md', 'utf8').split('\n## Two walks\n')[1] ?? '';
const words = readFileSync('docs/glossary.md', 'utf8');

function filesIn(walk: string): readonly string[] {
  return [...new Set([...walk.matchAll(/`([\w./-]+\/[\w.-]+\.ts)`/g)].map(([, file = '']) => file))];
}

describe('the documents of the code', () => {
  it('docs/architecture.md counts the files and folders of both walks, and names none that is gone', () => {
    const counted = walks.split(/^\*\*One /m).slice(1);
    for (const walk of counted) {
      const files = filesIn(walk);
      expect(files.filter((file) => !existsSync(file))).toEqual([]);
      const folders = new Set(files.map((file) => dirname(file)));
      expect(walk).toContain(`(${files.length} files in ${folders.size} folders)`);
    }
    expect(counted).toHaveLength(2);
  });

  it('docs/glossary.md has each word once', () => {
    const rows = [...words.matchAll(/^\| ([\w, ]+) \|/gm)].map(([, word]) => word);
    expect(rows.length).toBeGreaterThan(30);
    expect(new Set(rows).size).toBe(rows.length);
  });
});
