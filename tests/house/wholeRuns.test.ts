import { expect, it } from 'vitest';
import config from '../../vitest.config.ts';

it('the long forms run in `npm run unit:whole`: each project reads the configuration again, by its own mode', async () => {
  const { test } = await config({ mode: 'whole', command: 'serve' });
  const modes = test?.projects?.map((project) =>
    typeof project === 'object' && 'mode' in project ? project.mode : null,
  );
  expect(modes).toEqual(['whole', 'whole', 'whole', 'whole']);
});
