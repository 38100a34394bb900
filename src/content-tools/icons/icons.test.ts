import { companyContent } from '../../../tests/test-content';
import { listEntryValues } from '../read/inspect-texts';
import { readContent } from '../read/read-content';
import ownIcons from './own-icons.json';
import { iconNames, iconPath, shapeToPath } from './read-icons';

describe('a shape as path data', () => {
  test('a path is its own data', () => {
    expect(shapeToPath('path', { d: 'M1 2h3' })).toBe('M1 2h3');
  });

  test('a line goes from its start to its end', () => {
    expect(shapeToPath('line', { x1: '1', y1: '2', x2: '3', y2: '4.5' })).toBe('M1 2L3 4.5');
  });

  test('a coordinate that is left out is 0', () => {
    expect(shapeToPath('line', { x2: '3' })).toBe('M0 0L3 0');
  });

  test('a polyline stays open, a polygon is closed', () => {
    expect(shapeToPath('polyline', { points: ' 1 2 3 4 5 6 ' })).toBe('M1 2 3 4 5 6');
    expect(shapeToPath('polygon', { points: '1 2 3 4 5 6' })).toBe('M1 2 3 4 5 6Z');
  });

  test('a circle is two half arcs around its centre', () => {
    expect(shapeToPath('circle', { cx: '12', cy: '10', r: '3' })).toBe('M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z');
  });

  test('an ellipse has its own radius in each direction', () => {
    expect(shapeToPath('ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' })).toBe(
      'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0Z',
    );
  });

  test('a rectangle without radius has sharp corners', () => {
    expect(shapeToPath('rect', { x: '2', y: '3', width: '10', height: '8' })).toBe('M2 3h10v8h-10v-8Z');
  });

  test('a radius given once rounds all corners in both directions', () => {
    const rounded = 'M4 3h6a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2Z';
    expect(shapeToPath('rect', { x: '2', y: '3', width: '10', height: '8', rx: '2' })).toBe(rounded);
    expect(shapeToPath('rect', { x: '2', y: '3', width: '10', height: '8', ry: '2' })).toBe(rounded);
  });

  test('a radius is at most half of the side', () => {
    expect(shapeToPath('rect', { width: '4', height: '6', rx: '9' })).toBe(
      'M2 0h0a2 3 0 0 1 2 3v0a2 3 0 0 1 -2 3h0a2 3 0 0 1 -2 -3v0a2 3 0 0 1 2 -3Z',
    );
  });

  test('another shape is refused by its name', () => {
    expect(() => shapeToPath('text', {})).toThrow('Icons are not drawn with <text>');
  });
});

describe('icons', () => {
  test('an icon of the library is one path that begins with a move', () => {
    expect(iconPath('layers')).toMatch(/^M/i);
  });

  test('the shapes of an icon follow each other in one path', () => {
    // Two rectangles, a line and more: each starts a new path.
    expect(iconPath('briefcase-business').match(/M/gi)?.length).toBeGreaterThan(2);
  });

  test.each(Object.entries(ownIcons))('our own icon %s is drawn as its file says', (name, path) => {
    expect(iconPath(name)).toBe(path);
  });

  test('an unknown name is an error that names it', () => {
    expect(() => iconPath('no-such-icon')).toThrow('There is no icon named "no-such-icon"');
  });

  test('every name that may be written can be drawn, with path data and nothing else', () => {
    const names = [...iconNames];
    expect(names.length).toBeGreaterThan(1000);
    expect(names).toEqual(expect.arrayContaining(['linkedin', 'layers']));
    const odd = names.filter((name) => !/^[Mm][\d\s.,eMmLlHhVvCcSsQqTtAaZz-]+$/.test(iconPath(name)));
    expect(odd).toEqual([]);
  });

  test('every icon of the content can be drawn', () => {
    const used: string[] = [];
    for (const { field, value } of readContent(companyContent).files.flatMap(listEntryValues)) {
      if (field.kind === 'icon' && typeof value === 'string') used.push(iconPath(value));
    }
    expect(used.length).toBeGreaterThan(40);
    expect(used).not.toContain('');
  });
});
