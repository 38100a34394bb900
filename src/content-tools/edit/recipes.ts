/** How a page of one purpose begins: its sections, each with what it has to do. */
export interface Recipe {
  /** One line for the list of recipes. */
  readonly purpose: string;
  /** Without menus, and not for search engines. */
  readonly isCampaign?: boolean;
  /** Types of content-model/page-sections.ts, and what the section's heading has to say, if it has one. */
  readonly sections: readonly (readonly [type: string, shows?: string])[];
}

/** The recipes of `npm run new -- page "Title" --recipe NAME`. */
export const recipes: Readonly<Record<string, Recipe>> = {
  campaign: {
    purpose: 'one offer for those who come from an advertisement, without menus',
    isCampaign: true,
    sections: [
      ['text-beside', 'the problem, in the words of those who have it'],
      ['icon-items', 'what they get, point by point'],
      ['figures', 'the proof in figures'],
      ['quote'],
      ['steps', 'what happens after they ask'],
      ['form', 'ask, with the one question you need answered'],
    ],
  },
  comparison: {
    purpose: 'two or more ways side by side, with advice for whom each is right',
    sections: [
      ['text-beside', 'who has to choose, and between what'],
      ['table'],
      ['icon-items', 'when each of them is the right one'],
      ['questions', 'what people ask before they choose'],
      ['work', 'where we did it'],
    ],
  },
  event: {
    purpose: 'a date and place, who speaks, and how to take part',
    sections: [
      ['event', 'when and where'],
      ['text-beside', 'what guests will know afterwards'],
      ['steps', 'the programme'],
      ['people', 'who speaks'],
      ['form', 'how to take part'],
    ],
  },
  product: {
    purpose: 'a new product: what it does, what it costs, how to start',
    sections: [
      ['text-beside', 'what it does, for whom'],
      ['gallery', 'how it looks'],
      ['icon-items', 'what it can do'],
      ['prices', 'what it costs'],
      ['questions', 'what buyers ask'],
    ],
  },
  'industry-offer': {
    purpose: 'what we do for one kind of company, such as cooperative banks',
    sections: [
      ['text-beside', 'what is different about these companies'],
      ['icon-items', 'what they need'],
      ['work', 'what we did for companies like them'],
      ['services', 'the services they use'],
      ['prices', 'what it costs'],
      ['questions', 'what they ask'],
    ],
  },
};
