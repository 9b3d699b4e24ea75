import { type Browser, expect, type Page } from '@playwright/test';
import { DOOR_ID } from '../../core/room/model.ts';
import { demoCreator } from '../../seeds/demoAccounts.ts';
import { airlockSeven } from '../../seeds/rooms/airlockSeven.ts';
import { ClassScan } from './support/classroom/ClassScan.ts';
import {
  addressOfWall,
  cardOf,
  codeOn,
  expectOut,
  fileOf,
  hangWall,
  minutesOf,
  namesOn,
  rowOf,
  timeOn,
  wordsTo,
} from './support/classroom/classPages.ts';
import { Pupil } from './support/classroom/Pupil.ts';
import { ScriptedPupil } from './support/classroom/ScriptedPupil.ts';
import { TeacherByKeys } from './support/classroom/TeacherByKeys.ts';
import { EditorDriver } from './support/EditorDriver.ts';
import { register } from './support/register.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

const { id: ROOM } = airlockSeven;
const TEAMS = 3;
const PROBE = 'ORION 7';
const CODE = '2413';
/** Tolerance in minutes: a card shows whole seconds, and a file rounds to a tenth of a minute. */
const ROUNDED = 0.07;

test('a teacher opens a class, two pupils join by laptop and phone, one team escapes, and the results tell so', async ({
  page,
  browser,
  app,
}) => {
  const scan = new ClassScan(airlockSeven, 6);
  const ann = await Pupil.atLaptop(browser, app.url);
  const ben = await Pupil.atPhone(browser, app.url);
  for (const each of [ann, ben]) scan.watch(each.page);

  await test.step('the class is open after three presses', async () => {
    await register(page, 'Tess Teacher', 'tess.teacher@example.com', `/gameplay/${ROOM}`);
    await page.getByRole('link', { name: 'Play with a class' }).click();
    await page.getByRole('button', { name: 'Open the door' }).click();
    await expect(
      page.getByText('Nobody yet. Show the code by projector: open the “Projector view”.'),
    ).toBeVisible();
  });

  const names = await test.step('two come, each into another team', async () => {
    const address = `${app.url}/gameplay/${ROOM}?party=${await codeOn(page)}`;
    for (const [seat, each] of [ann, ben].entries()) {
      await each.join(address);
      scan.seat(each.page, each.team.number, seat);
    }
    await expect(page.getByText('2 pupils have come.')).toBeVisible();
    await expect(ann.page.getByRole('region', { name: 'Read this while you wait' })).toContainText(
      airlockSeven.introduction.slice(0, 40),
    );
    return namesOn(page);
  });

  await test.step('the teacher starts, and one team opens the safe and the airlock', async () => {
    const { number } = ann.team;
    await page.getByRole('button', { name: 'Start for all' }).click();
    for (const each of [ann, ben]) await each.expectAtTable();
    for (const each of [ann, ben]) await scan.made(each.team.number, { type: 'start' });
    await ann.player.tryCode('Crew safe', CODE);
    await scan.made(number, { type: 'enterPassword', item: 'safe', password: CODE }, ann.page);
    await ann.player.tap('Crew card');
    await expect(ann.player.carried('Crew card')).toBeVisible();
    await scan.made(number, { type: 'click', item: 'card' }, ann.page);
    await ann.player.selectAndUse('Crew card', 'Airlock');
    await expectOut(ann.page, ann.team.name);
    await scan.made(number, { type: 'useItem', item: 'card', on: DOOR_ID }, ann.page);
    await scan.check('after the escape', names);
  });

  await test.step('the teacher ends it, and sees who got out', async () => {
    await expect(cardOf(page, ann)).toContainText('Out in ');
    await page.getByRole('button', { name: 'End now' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End for all' }).click();
    await expect(ben.page.getByRole('heading', { name: 'Your teacher has ended it' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '1 of 2 teams got out' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Step by step' })).toContainText('Crew safe');
  });
});

/** A class of three teams. */
interface Lesson {
  teacher: TeacherByKeys;
  wall: Page;
  scan: ClassScan;
  /** Ann and Cleo have laptops, Ben and Dan phones. Ann, Ben and Cleo start in different teams. */
  pupils: Record<'ann' | 'ben' | 'cleo' | 'dan', Pupil>;
  /** The pupils without a browser. */
  scripted: readonly ScriptedPupil[];
  /** The names of each team's pupils at the start. */
  names: ReadonlyMap<number, readonly string[]>;
}

test('a class of three teams plays a lesson, whose teacher has keys alone; no page is sent what is not for it', {
  tag: '@long',
}, async ({ page, browser, app }) => {
  const scan = new ClassScan(airlockSeven, TEAMS);
  const teacher = new TeacherByKeys(page);
  scan.watch(page);
  await test.step('the search finds every secret in what the author of the room is sent', async () => {
    await signIn(page, demoCreator, `/room-editor/${ROOM}`);
    await expect(new EditorDriver(page).item('Airlock')).toBeAttached();
    expect(await scan.foundSecrets(page)).toEqual(scan.secrets);
  });
  await test.step('the teacher opens a class of three teams from the room’s page', () => openClass(teacher));
  const wall = await test.step('the wall hangs in another browser', async () => {
    const hung = await hangWall(browser, await addressOfWall(teacher), scan);
    expect(await codeOn(hung)).toBe(await codeOn(page));
    return hung;
  });
  const came = await test.step('four come with a browser, and four without one', () =>
    comeIn(teacher, { scan, browser, origin: app.url }));
  await expect(wall.getByText('8 have come.')).toBeVisible();
  await test.step('the names of a team reach its pupils and the teacher alone', async () => {
    const names = await namesOn(page);
    const everybody = [...names.values()].flat();
    expect(everybody).toHaveLength(8);
    expect(await scan.foundNames(page, everybody)).toEqual(everybody);
    await scan.check('in the lobby', names);
  });
  const gathered = { ...came, teacher, wall, scan, names: new Map() };
  await test.step('one is removed, and comes again', () => removeDan(gathered));
  await test.step('one spins another name, and says that two sit there', () => spinAnn(gathered));
  const lesson = { ...gathered, names: await namesOn(page) };
  const { dan, cleo } = lesson.pupils;
  const [danName, cleoName] = [await dan.ownName.innerText(), await cleo.ownName.innerText()];
  await test.step('the teacher starts for all', () => startForAll(lesson));
  await test.step('three teams begin, and the board tells how', () => beginAtLocker(lesson));
  await test.step('a hint is called back, and then given; five minutes go with it', () => helpBen(lesson));
  await test.step('one is asleep while the teacher says something to all, and comes back', () =>
    sleep(lesson, danName));
  await test.step('a pause for all hides the room, and the wall says so', () => pauseAll(lesson));
  await test.step('one is moved to another team, and finds what that has done', () =>
    moveCleo(lesson, cleoName));
  const out = await test.step('the team that has the card escapes', () => leave(lesson));
  const ended = await test.step('one team is ended, and then all are', () => end(lesson));
  await test.step('the files for spreadsheets are right to the row', async () => {
    await expectTeamsFile(lesson, { out, ended });
    await expectStepsFile(lesson);
  });
  await test.step('nobody was sent what they had not earned, and the wall nothing of the room', async () => {
    const { number } = lesson.pupils.ann.team;
    const own = [...(lesson.names.get(number) ?? []), cleoName];
    await scan.check('at the end', new Map([...lesson.names, [number, own]]));
    expect(await scan.foundSecrets(wall)).toEqual([]);
    const { name: team } = lesson.pupils.ann.team;
    expect(await scan.foundNames(wall, [team, ...[...lesson.names.values()].flat()])).toEqual([team]);
  });
  for (const each of lesson.scripted) each.close();
});

async function openClass(teacher: TeacherByKeys) {
  const { page } = teacher;
  await page.goto(`/gameplay/${ROOM}`);
  await teacher.use(page.getByRole('link', { name: 'Play with a class' }));
  await expect(page.getByRole('button', { name: 'Open the door' })).toBeFocused();
  const teams = page.getByRole('spinbutton', { name: 'How many teams' });
  await teacher.goTo(teams);
  for (let count = 6; count > TEAMS; count -= 1) await teacher.press('ArrowDown');
  await expect(teams).toHaveValue(String(TEAMS));
  await teacher.use(page.getByRole('button', { name: 'Open the door' }));
  await expect(page.getByRole('heading', { name: 'The door stands open' })).toBeVisible();
  await teacher.expectFocus();
}

interface Arrival {
  scan: ClassScan;
  browser: Browser;
  origin: string;
}

/**
 * Lets pupils join one after the other, so that the first three are in different teams, and so are the next
 * three.
 */
async function comeIn(
  { page }: TeacherByKeys,
  { scan, browser, origin }: Arrival,
): Promise<Pick<Lesson, 'pupils' | 'scripted'>> {
  const pupils = {
    ann: await Pupil.atLaptop(browser, origin),
    ben: await Pupil.atPhone(browser, origin),
    cleo: await Pupil.atLaptop(browser, origin),
    dan: await Pupil.atPhone(browser, origin),
  };
  for (const each of Object.values(pupils)) scan.watch(each.page);
  const code = await codeOn(page);
  const address = `${origin}/gameplay/${ROOM}?party=${code}`;
  const scripted: ScriptedPupil[] = [];
  const comeScripted = async () => scripted.push(await ScriptedPupil.join(origin, code));
  for (const each of [pupils.ann, pupils.ben, pupils.cleo]) await each.join(address);
  for (let seat = 0; seat < TEAMS; seat += 1) await comeScripted();
  await pupils.dan.join(address);
  await comeScripted();
  await expect(page.getByText('8 pupils have come.')).toBeVisible();
  for (const [seat, each] of Object.values(pupils).entries()) scan.seat(each.page, each.team.number, seat);
  return { pupils, scripted };
}

async function removeDan({ teacher, scan, pupils: { dan } }: Lesson) {
  const { page } = teacher;
  const name = await dan.ownName.innerText();
  await teacher.choose(page.getByRole('button', { name: `More for ${name}` }), 'Remove, may come again');
  await expect(dan.page.getByRole('heading', { name: 'You are outside' })).toBeVisible();
  await expect(page.getByText('7 pupils have come.')).toBeVisible();
  await teacher.expectFocus();
  await dan.press(dan.page.getByRole('button', { name: 'Come in again' }));
  await dan.readTeam();
  scan.seat(dan.page, dan.team.number, 3);
  await expect(page.getByText('8 pupils have come.')).toBeVisible();
  await scan.check('after one came again', await namesOn(page));
}

async function spinAnn({ teacher: { page }, pupils: { ann } }: Lesson) {
  const former = await ann.ownName.innerText();
  await ann.press(ann.page.getByRole('button', { name: /^Spin again/ }));
  await expect(ann.ownName).not.toHaveText(former);
  const team = page.getByRole('region', { name: ann.team.name });
  await expect(team).toContainText(await ann.ownName.innerText());
  await expect(page.getByText(former, { exact: true })).toHaveCount(0);
  await ann.press(ann.page.getByRole('button', { name: 'One more' }));
  await expect(team).toContainText('2 sit here');
}

/** Returns the first pupil without a browser in another pupil's team. */
function mateOf({ team }: Pupil, { scripted }: Lesson): ScriptedPupil {
  const mate = scripted.find((each) => each.team === team.number);
  if (!mate) throw new Error(`Nobody sits with ${team.name}.`);
  return mate;
}

async function startForAll({ teacher, scan, pupils, scripted, names }: Lesson) {
  await teacher.use(teacher.page.getByRole('button', { name: 'Start for all' }));
  await Promise.all(Object.values(pupils).map((each) => each.expectAtTable()));
  await teacher.expectFocus();
  for (const each of scripted) await each.look();
  for (let team = 0; team < TEAMS; team += 1) await scan.made(team, { type: 'start' });
  await scan.check('at the start', names);
}

async function beginAtLocker(lesson: Lesson) {
  const { teacher, scan, pupils } = lesson;
  const { ann, ben, cleo } = pupils;
  const mate = mateOf(ann, lesson);
  const answer = async (password: string) => {
    await mate.enter('Locker', password);
    await scan.made(ann.team.number, { type: 'enterPassword', item: 'locker', password });
  };
  await mate.click('Locker');
  await scan.made(ann.team.number, { type: 'click', item: 'locker' });
  await answer('PLUTO 9');
  await expect(cardOf(teacher.page, ann)).toContainText('Locker, for');
  await expect(cardOf(teacher.page, ann)).toContainText('1 wrong answer');
  await answer(PROBE);
  await mateOf(cleo, lesson).click('Locker');
  await scan.made(cleo.team.number, { type: 'click', item: 'locker' });
  await ben.player.read('Computer', 'LOG 41');
  await scan.made(ben.team.number, { type: 'click', item: 'computer' }, ben.page);
}

async function helpBen({ teacher, scan, pupils: { ben } }: Lesson) {
  const { page } = teacher;
  const onItsWay = page.getByRole('region', { name: 'On its way' });
  const giveHint = async () => {
    await teacher.goToCard(ben.team.name);
    await teacher.press('h');
    await expect(onItsWay).toContainText(`A hint goes to ${ben.team.name}`);
    await expect(onItsWay).toContainText(/“[^”]+”/);
  };
  await giveHint();
  await teacher.press('Escape');
  await expect(page.getByText('Called back. Nobody saw it.')).toBeVisible();
  await expect(onItsWay).toBeHidden();
  await giveHint();
  await teacher.press('t');
  await teacher.use(page.getByRole('dialog').getByRole('button', { name: '+5 min' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cardOf(page, ben)).toContainText('left, 5 given');
  await expect(wordsTo(ben, 'Your teacher gives you 5 minutes more.')).toBeAttached();
  await expect(cardOf(page, ben)).toContainText('1 hint');
  await teacher.expectFocus();
  await expect(wordsTo(ben, 'Your teacher gives you a hint. It is in your hints.')).toBeAttached();
  await scan.made(ben.team.number, { type: 'askHint' }, ben.page);
}

async function sleep({ teacher, scan, pupils: { dan, ...others } }: Lesson, danName: string) {
  const { page } = teacher;
  const message = 'Read again what you have found.';
  const bed = await dan.fallAsleep();
  scan.forget(dan.page);
  await teacher.use(page.getByRole('button', { name: 'Say to all' }));
  await teacher.goTo(page.getByRole('dialog').getByRole('radio').first());
  await teacher.press('ArrowDown');
  await expect(page.getByRole('radio', { name: message })).toBeChecked();
  await teacher.use(page.getByRole('button', { name: 'Say it' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const sent = page.getByRole('region', { name: 'What you sent' });
  await expect(sent).toContainText(`To all teams: “${message}”`);
  for (const each of Object.values(others)) await expect(wordsTo(each, message)).toBeAttached();
  await teacher.goToCard(dan.team.name);
  await teacher.press('Enter');
  await expect(rowOf(page, danName)).toContainText('away for');
  await dan.wakeUp(bed, (woken) => {
    scan.watch(woken);
    scan.seat(woken, dan.team.number, 3);
  });
  await dan.expectAtTable();
  await expect(rowOf(page, danName)).not.toContainText('away');
  await teacher.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await teacher.expectFocus();
  await dan.press(dan.page.getByRole('button', { name: 'Journal' }));
  await expect(dan.page.getByRole('dialog')).toContainText(message);
  await dan.press(dan.page.getByRole('dialog').getByRole('button', { name: 'Close' }).first());
}

async function pauseAll({ teacher, wall, scan, pupils, names }: Lesson) {
  const { page } = teacher;
  const all = Object.values(pupils);
  const curtain = ({ page }: Pupil) =>
    page.getByRole('heading', { name: 'Your teacher has stopped the clock' });
  await teacher.use(page.getByRole('button', { name: 'Pause all' }));
  await Promise.all(all.map((each) => expect(curtain(each)).toBeVisible()));
  await expect(wall.getByText('Your teacher has stopped the clock')).toBeVisible();
  for (const each of all) expect(await each.page.locator('body').ariaSnapshot()).not.toContain('Computer');
  await expect(page.getByRole('button', { name: 'Resume all' })).toBeFocused();
  await teacher.press('Enter');
  await Promise.all(all.map((each) => expect(curtain(each)).toBeHidden()));
  await scan.check('after the pause', names);
}

async function moveCleo({ teacher, scan, pupils: { ann, cleo } }: Lesson, cleoName: string) {
  const { page } = teacher;
  const move = page.getByRole('button', { name: `Move to another team: ${cleoName}` });
  await teacher.goToCard(cleo.team.name);
  await teacher.press('Enter');
  await teacher.use(move);
  await teacher.use(page.getByRole('dialog').getByRole('button', { name: ann.team.name }));
  await expect(move).toHaveCount(0);
  await teacher.expectFocus();
  await expect(
    wordsTo(cleo, `Your teacher has moved you. Now you are with: ${ann.team.name}`),
  ).toBeAttached();
  // Until the move this page was told the names of its former team, on a busy machine by one more question.
  await scan.foundNames(cleo.page, []);
  scan.seat(cleo.page, ann.team.number, 5);
  await cleo.player.tap('Spare fuse');
  await expect(cleo.player.carried('Spare fuse')).toBeVisible();
  await scan.made(ann.team.number, { type: 'click', item: 'fuse' }, cleo.page);
  await teacher.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await teacher.expectFocus();
}

/** Lets three pupils of a team take the last steps; returns the time that they needed. */
async function leave(lesson: Lesson): Promise<string> {
  const { teacher, wall, scan, pupils } = lesson;
  const { ann, cleo } = pupils;
  const { number } = ann.team;
  const mate = mateOf(ann, lesson);
  await mate.look();
  await mate.use('Spare fuse', 'Fuse box');
  await scan.made(number, { type: 'useItem', item: 'fuse', on: 'fuseBox' });
  await ann.player.tryCode('Crew safe', CODE);
  await scan.made(number, { type: 'enterPassword', item: 'safe', password: CODE }, ann.page);
  await cleo.player.tap('Crew card');
  await expect(cleo.player.carried('Crew card')).toBeVisible();
  await scan.made(number, { type: 'click', item: 'card' }, cleo.page);
  await ann.player.selectAndUse('Crew card', 'Airlock');
  for (const each of [ann, cleo]) await expectOut(each.page, ann.team.name);
  await scan.made(number, { type: 'useItem', item: 'card', on: DOOR_ID }, ann.page);
  await expect(cardOf(teacher.page, ann)).toContainText('Out in ');
  await expect(wall.getByText('1 of 3 teams got out')).toBeVisible();
  return timeOn(cardOf(teacher.page, ann));
}

/** Ends one team, and then the class; returns that team's played time. */
async function end({ teacher, wall, pupils: { ben } }: Lesson): Promise<string> {
  const { page } = teacher;
  const sheet = page.getByRole('dialog');
  const endThem = sheet.getByRole('button', { name: 'End for them' });
  await teacher.goToCard(ben.team.name);
  await teacher.press('Enter');
  await teacher.use(endThem);
  await expect(sheet).toContainText(`It ends for ${ben.team.name} in`);
  await expect(ben.page.getByRole('heading', { name: 'Your teacher has ended it' })).toBeVisible();
  await teacher.expectFocus();
  await teacher.use(sheet.getByRole('button', { name: 'Let them go on' }));
  await ben.expectAtTable();
  await teacher.use(endThem);
  await expect(ben.page.getByRole('heading', { name: 'Your teacher has ended it' })).toBeVisible();
  await teacher.expectFocus();
  await teacher.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(cardOf(page, ben)).toContainText('Ended by you');
  const played = await timeOn(cardOf(page, ben));
  await teacher.use(page.getByRole('button', { name: 'End now' }));
  await teacher.use(page.getByRole('alertdialog').getByRole('button', { name: 'End for all' }));
  await expect(page.getByRole('heading', { name: '1 of 3 teams got out' })).toBeVisible();
  await expect(wall.getByRole('heading', { name: 'Time.' })).toBeVisible();
  await teacher.expectFocus();
  return played;
}

async function expectTeamsFile(
  { teacher, pupils: { ann, ben, cleo }, names }: Lesson,
  { out, ended }: { out: string; ended: string },
) {
  const at = ({ team: { number } }: Pupil) => names.get(number)?.length ?? 0;
  const byTeacher = 'ended by the teacher';
  // Cleo was moved to the team of Ann, who shares her device with somebody.
  const rows: Readonly<Record<number, readonly unknown[]>> = {
    [ann.team.number]: [ann.team.name, 'out', 100, at(ann) + 1, at(ann) + 2, 1, 0, 0, 'no'],
    [ben.team.number]: [ben.team.name, byTeacher, 0, at(ben), at(ben), 0, 1, 5, 'no'],
    [cleo.team.number]: [cleo.team.name, byTeacher, 0, at(cleo) - 1, at(cleo) - 1, 0, 0, 0, 'no'],
  };
  const [, ...teams] = await fileOf(teacher, 'Teams (CSV)');
  expect(teams.map((row) => row.filter((_, column) => column !== 2))).toEqual(Object.values(rows));
  const minutesIn = ({ team }: Pupil) => Number(teams[team.number]?.[2]);
  expect(Math.abs(minutesIn(ann) - minutesOf(out))).toBeLessThan(ROUNDED);
  expect(Math.abs(minutesIn(ben) - minutesOf(ended))).toBeLessThan(ROUNDED);
  expect(minutesIn(cleo)).toBeGreaterThanOrEqual(minutesIn(ben));
}

async function expectStepsFile({ teacher, pupils: { ann, ben, cleo } }: Lesson) {
  const [, ...steps] = await fileOf(teacher, 'Steps (CSV)');
  const of = ({ team }: Pupil) => steps.filter(([name]) => name === team.name);
  expect(of(ann).map(([, lock, , , , ...cells]) => [lock, ...cells])).toEqual([
    ['Locker', 1, 0, 'no'],
    ['Fuse box', 0, 0, 'no'],
    ['Crew safe', 0, 0, 'no'],
    ['Airlock', 0, 0, 'no'],
  ]);
  const at = of(ann).map(([, , , openedAt]) => Number(openedAt));
  expect(at).toEqual(at.toSorted((one, other) => one - other));
  // The hint was to read something, which is no lock.
  expect(of(ben)).toEqual([]);
  expect(of(cleo)).toEqual([]);
}
