import { render, screen, within } from '@testing-library/react';
import { ChallengePairs } from './challenge-pairs';

const headings = (level: number): (string | null)[] =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

const named = (name: string) => ({ name, text: `About ${name.toLowerCase()}` });
const challenges = [named('Old systems'), named('Lost papers'), named('Slow banks')];
const solutions = [named('New links'), named('One folder'), named('Quick files')];

test('puts each solution into the pair of its challenge, after it', () => {
  render(<ChallengePairs challenges={challenges} solutions={solutions} />);
  const pairs = screen.getAllByRole('listitem');
  expect(pairs.map((pair) => pair.textContent)).toEqual([
    'ChallengeOld systemsAbout old systemsSolutionNew linksAbout new links',
    'ChallengeLost papersAbout lost papersSolutionOne folderAbout one folder',
    'ChallengeSlow banksAbout slow banksSolutionQuick filesAbout quick files',
  ]);
});

test('of many pairs, phones show the others on request', () => {
  const one = named('Late mail');
  render(<ChallengePairs challenges={[...challenges, one]} solutions={[...solutions, named('Fast mail')]} />);
  const more = screen.getByRole('group');
  expect(more).toHaveTextContent(/^1 moreChallengeLate mail.*SolutionFast mail/);
  expect(more).toHaveAttribute('data-phones', 'true');
});

test('is an ordered list below one heading, in a region of its name', () => {
  render(<ChallengePairs challenges={challenges} solutions={solutions} />);
  const region = screen.getByRole('region', { name: 'Challenges and solutions' });
  expect(within(region).getByRole('list').tagName).toBe('OL');
  expect(headings(2)).toEqual(['Challenges and Solutions']);
  expect(headings(3)).toHaveLength(6);
});

test('shows a challenge without a solution alone', () => {
  render(<ChallengePairs challenges={challenges} solutions={solutions.slice(0, 2)} />);
  expect(screen.getAllByText('Solution')).toHaveLength(2);
  expect(screen.getByText('Slow banks')).toBeInTheDocument();
});
