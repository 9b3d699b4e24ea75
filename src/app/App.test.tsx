import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { typeText } from '../shared/form/testing/typeText.ts';
import { chooseLanguage } from '../shared/language/language.ts';
import { until } from '../shared/testing/until.ts';
import { App } from './App.tsx';
import { memoryBackend } from './testing/memory/memoryBackend.ts';

afterEach(() => chooseLanguage('en'));

describe('the language', () => {
  it('changes every word at once when another is chosen, and forms keep what was typed', async () => {
    window.history.replaceState(null, '', '/login');
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    root.render(<App backend={memoryBackend()} />);
    await until(() => expect(host.textContent).toContain('Knock, knock.'));
    await until(() => expect(document.documentElement.lang).toBe('en'));
    const field = host.querySelector<HTMLInputElement>('input[type=email]');
    typeText(field, 'ada@example.org');

    chooseLanguage('de');
    await until(() => expect(host.textContent).toContain('Klopf, klopf.'));
    expect(host.textContent).toContain('Registrieren');
    expect(host.textContent).not.toContain('Knock, knock.');
    expect(document.title).toBe('Anmelden · Escape Rooms');
    await until(() => expect(document.documentElement.lang).toBe('de'));
    expect(host.querySelector<HTMLInputElement>('input[type=email]')).toBe(field);
    expect(field?.value).toBe('ada@example.org');
    root.unmount();
  });
});
