import { render, screen } from '@testing-library/react';
import { Offerings } from './offerings';

const headings = (level: number): (string | null)[] =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

test('lists the options below the name of their group, each with its text', () => {
  render(
    <Offerings
      groups={[
        {
          project: null,
          name: 'Testing',
          options: [
            { name: 'Web test', text: 'By hand' },
            { name: 'Code review', text: 'Line by line' },
          ],
        },
        { project: null, name: 'Protection', options: [{ name: 'Backups', text: 'Out of reach' }] },
      ]}
    />,
  );
  const [testing, protection] = screen.getAllByRole('listitem');
  expect(testing).toHaveTextContent(/^TestingWeb testBy handCode reviewLine by line$/);
  expect(protection).toHaveTextContent(/^ProtectionBackupsOut of reach$/);
  expect(headings(3)).toEqual(['Testing', 'Protection']);
  expect(screen.getAllByRole('term')).toHaveLength(3);
  expect(screen.getAllByRole('definition')).toHaveLength(3);
});
