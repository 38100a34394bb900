import { initialRotation, nextRotation, type Rotation, type RotationEvent, rotates } from './use-rotation';

const after = (...events: RotationEvent[]): Rotation =>
  events.reduce(nextRotation, nextRotation(initialRotation, 'show'));

test('rotates once it is visible', () => {
  expect(rotates(initialRotation)).toBe(false);
  expect(rotates(after())).toBe(true);
});

test('pauses out of sight, and continues when visible again', () => {
  const away = after('hide');
  expect(rotates(away)).toBe(false);
  expect(rotates(nextRotation(away, 'show'))).toBe(true);
});

test('pauses while the pointer is over it', () => {
  expect(rotates(after('enter'))).toBe(false);
  expect(rotates(after('enter', 'leave'))).toBe(true);
});

test('pauses while keyboard focus is inside', () => {
  expect(rotates(after('focus'))).toBe(false);
  expect(rotates(after('focus', 'blur'))).toBe(true);
});

test('pauses until both pointer and focus have left', () => {
  expect(rotates(after('enter', 'focus', 'leave'))).toBe(false);
  expect(rotates(after('enter', 'focus', 'leave', 'blur'))).toBe(true);
});

test('Pause stops it, whatever pointer and focus do', () => {
  expect(rotates(after('focus', 'toggle', 'blur', 'enter', 'leave'))).toBe(false);
});

test('Play, pressed by keyboard, starts it although the button has focus', () => {
  expect(rotates(after('focus', 'toggle', 'toggle'))).toBe(true);
});

test('after Play it pauses again when focus moves to a slide', () => {
  expect(rotates(after('focus', 'toggle', 'toggle', 'focus'))).toBe(false);
});

test('after Play it pauses again when the pointer enters', () => {
  expect(rotates(after('toggle', 'toggle', 'enter'))).toBe(false);
});

test('reduced motion stops it until Play is pressed', () => {
  expect(after('reduce').wanted).toBe(false);
  expect(rotates(after('reduce'))).toBe(false);
  expect(rotates(after('reduce', 'toggle'))).toBe(true);
});
